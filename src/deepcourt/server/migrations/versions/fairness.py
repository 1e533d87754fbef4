"""Keys that nobody can guess, deals that are open, positions that outlive the rules."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String(64)))
    op.add_column(
        "tables", sa.Column("open_deal", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("reason", sa.String(10)),
        sa.Column("skipped", sa.Integer, nullable=False),
    )
