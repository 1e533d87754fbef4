"""Who made a table and who may sit down; what is needed to delete what nobody uses."""

import time

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    for table, column in (("tables", "maker"), ("replays", "owner")):
        key = sa.Column(column, sa.Integer, sa.ForeignKey("players.id"))
        op.add_column(table, key, inline_references=True)
        op.create_index(f"ix_{table}_{column}", table, [column])
    for flag in ("several_seats", "closed", "cancelled"):
        no = sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", no)
    now = str(time.time_ns() // 1_000_000)  # nothing is old yet
    for table, column in (("tables", "attended"), ("players", "seen"), ("replays", "last_read")):
        moment = sa.Column(column, sa.BigInteger, nullable=False, server_default=now)
        op.add_column(table, moment)
    op.create_index("ix_tables_standing", "tables", ["started", "over", "cancelled", "attended"])
    op.create_index("ix_players_seen", "players", ["seen"])
    op.create_index("ix_replays_last_read", "replays", ["last_read"])
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.id"), primary_key=True, index=True),
    )
    # Whoever sits first made the table, as far as one can know.
    op.execute(
        "UPDATE tables SET maker = (SELECT owner FROM seats WHERE seats.table_id = tables.id"
        " AND owner IS NOT NULL ORDER BY seat LIMIT 1) WHERE NOT started"
    )
