import pino from 'pino';
import { openDatabase } from '#db/open.ts';
import { connectionFileOf } from './seed.ts';

/**
 * Insights, moments and actions of a person, one every ten minutes back from now.
 * @returns a 0600 file with the connection, for programs that talk to the same database
 */
export async function seedTimeline(
  dataDir: string,
  userId: string,
  count: number,
): Promise<string> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const at = `now() - n * interval '10 minutes'`;
  const rows = `generate_series(1, $2::int) n where n % 3`;
  const values = [userId, count];
  await database.pool.query(
    `insert into insights (id, user_id, text, created_at)
     select gen_random_uuid(), $1, 'What I saw from the other side, number ' || n, ${at} from ${rows} = 0`,
    values,
  );
  await database.pool.query(
    `insert into moments (id, user_id, text, at)
     select gen_random_uuid(), $1, 'A quiet hour by the sea, number ' || n, ${at} from ${rows} = 1`,
    values,
  );
  await database.pool.query(
    `insert into actions (id, user_id, title, position, created_at)
     select gen_random_uuid(), $1, 'One small step, number ' || n, 'a' || n, ${at} from ${rows} = 2`,
    values,
  );
  await database.pool.query('analyze');
  const file = connectionFileOf(database.connection);
  await database.close();
  return file;
}

/** Meetings of one hour of a person, spread evenly over the days of a month. */
export async function seedMeetings(
  dataDir: string,
  userId: string,
  { month, count }: { month: string; count: number },
): Promise<void> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await database.pool.query(
    `with made as (
       insert into meetings (id, organiser_id, title, timezone, starts_at, ends_at, last_ends_at)
       select gen_random_uuid(), $1, 'Talk about step ' || n, 'UTC', begins, begins + interval '1 hour', begins + interval '1 hour'
       from (
         select n, $2::date + (n % 28) * interval '1 day' + (7 + (n / 28) % 14) * interval '1 hour' as begins
         from generate_series(1, $3::int) n) times
       returning id)
     insert into meeting_participants (meeting_id, user_id, rsvp) select id, $1, 'yes' from made`,
    [userId, `${month}-01`, count],
  );
  await database.pool.query('analyze');
  await database.close();
}
