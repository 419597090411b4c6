import pg from 'pg';

/** Chats of the caller and of others, with as many messages each, that were written at the same time. */
export const searched = { chats: 1_000, mine: 100, messagesPerChat: 200 };

const english =
  'the and of to in that it was for light morning quiet house sea mountain question answer bridge window garden letter silence courage patience kindness tomorrow yesterday breakfast conversation understanding responsibility imagination'.split(
    ' ',
  );
const hebrew =
  'של את על לא זה אני הוא היא עם כל בוקר שקט בית ים הר שאלה תשובה גשר חלון גינה מכתב שתיקה אומץ סבלנות מחר אתמול ארוחה שיחה הבנה אחריות דמיון לבית הבקרים שָׁלוֹם'.split(
    ' ',
  );

/** Three to thirty characters: common and rare, whole words, parts of words, several words, phrases, and what nobody wrote. */
export const needles = [
  'the|tha|sea|ing|light|morn|question|understanding|responsibility|quiet house|"the sea"|light -sea',
  'ומצ|של |בוקר|תשובה|שלום|הבקרים|סבלנות|אחריות|בית שקט|"על לא"|שיחה -ים|דמיון הבנה|imagination conversation',
  'note 17 of 3|note 150|note 99 of 912|שיעור|nobody wrote this|קרוקודיל ירוק|kindness courage patience',
  'understanding responsibility|אחריות סבלנות הבקרים דמיון',
].flatMap((line) => line.split('|'));

/** Straight into the tables of a product that runs; the words are drawn so that few are common and many are rare. */
export async function seedSearched(connection: pg.ClientConfig, userId: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`
      insert into users (id, username, username_key, display_name, email)
      select gen_random_uuid(), 'other' || n, 'other' || n, 'Somebody Else ' || n, 'other' || n || '@example.org'
      from generate_series(1, 20) n`);
    await client.query(
      `create temp table seeded on commit drop as
       select gen_random_uuid() as id, n, others.ids[1 + n % 20] as owner
       from generate_series(0, $1 - 1) n,
         (select array_agg(id) as ids from users where username like 'other%') others`,
      [searched.chats],
    );
    await client.query(
      `insert into chats (id, chat_type, title, owner_id, last_seq, last_message_at)
       select id, 'GP', 'Circle ' || n, owner, $1, now() - n * interval '1 second' from seeded`,
      [searched.messagesPerChat],
    );
    await client.query(
      `insert into chat_members (chat_id, user_id, role, state, last_message_at)
       select id, owner, 'owner', 'active', now() from seeded
       union all
       select id, $1, 'member', 'active', now() from seeded where n % $2 = 0`,
      [userId, searched.chats / searched.mine],
    );
    await client.query(
      `insert into messages (id, chat_id, seq, author_id, kind, text, created_at)
       select gen_random_uuid(), s.id, seq, s.owner, 'user', written.text || ' note ' || seq || ' of ' || s.n,
         now() - ($1 - seq) * interval '1 hour' - s.n * interval '1 second'
       from generate_series(1, $1) seq
       cross join seeded s
       cross join lateral (select case when (seq + s.n) % 2 = 0 then $2::text[] else $3::text[] end as words) drawn
       cross join lateral (
         select string_agg(words[1 + floor(power(random(), 2) * cardinality(words) + 0 * place)::int], ' ') as text
         from generate_series(1, 8 + (seq * 7 + s.n) % 24) place) written`,
      [searched.messagesPerChat, english, hebrew],
    );
    await client.query('commit');
    // As it is in a database that has been at work for a while.
    await client.query('vacuum analyze messages');
    await client.query('vacuum analyze chats');
    await client.query('vacuum analyze chat_members');
    await client.query('vacuum analyze users');
  } finally {
    await client.end();
  }
}
