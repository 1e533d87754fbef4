"""What Python knows, written for the browser: `python -m deepcourt.export web/src/generated`."""
