"""Run the steps on the connection that `storage.migrate` hands over."""

from alembic import context

from deepcourt.server.storage import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
