-- The entries of a transaction sum to zero, checked when the database transaction commits.
create or replace function ledger_check_zero_sum() returns trigger language plpgsql as $$
declare
  of_transaction text := coalesce(new.transaction_id, old.transaction_id);
begin
  if (select sum(amount) from ledger_entries where transaction_id = of_transaction) <> 0 then
    raise exception 'ledger transaction % does not balance', of_transaction using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists ledger_zero_sum on ledger_entries;
create constraint trigger ledger_zero_sum after insert or delete on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_zero_sum();

-- What is booked stays as it was booked: a mistake is put right by another transaction. Play money alone may go,
-- with the trial that had it.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'ledger_entries' then
    if exists (select from ledger_accounts where id = old.ledger_account_id and book = 'play') then
      return old;
    end if;
  elsif tg_op = 'DELETE' and not exists (select from ledger_entries where transaction_id = old.id) then
    return old;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end $$;

drop trigger if exists ledger_entries_append_only on ledger_entries;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();

drop trigger if exists ledger_transactions_append_only on ledger_transactions;
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_refuse_change();

-- Every change of the catalogue counts its version up, so that no process shows an answer of before.
insert into catalogue_version (version) values (1) on conflict do nothing;

create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create or replace trigger catalogue_changed after insert or update or delete or truncate on games
  for each statement execute function catalogue_changed();
create or replace trigger catalogue_changed after insert or update or delete or truncate on vendors
  for each statement execute function catalogue_changed();
create or replace trigger catalogue_changed after insert or update or delete or truncate on merchant_categories
  for each statement execute function catalogue_changed();
create or replace trigger catalogue_changed after insert or update or delete or truncate on merchant_vendors
  for each statement execute function catalogue_changed();
create or replace trigger catalogue_changed after insert or update or delete or truncate on merchant_hot_games
  for each statement execute function catalogue_changed();
-- Says which games a merchant hides.
create or replace trigger catalogue_changed after insert or update or delete or truncate on care_settings
  for each statement execute function catalogue_changed();

-- What is written of changes that protect a player stays as it was written.
create or replace function care_log_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the care log is append-only' using errcode = 'check_violation';
end $$;

create or replace trigger care_log_append_only before update or delete on care_log
  for each row execute function care_log_refuse_change();

-- What operators have done stays as it was written.
create or replace function operator_actions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of operators is append-only' using errcode = 'check_violation';
end $$;

create or replace trigger operator_actions_append_only before update or delete on operator_actions
  for each row execute function operator_actions_refuse_change();

-- What the gate asks at each movement of money, as functions: their plans are kept by the connection, and planning these
-- queries takes longer than reading what they find.

-- What an account has moved and was paid late since a day, by day: a few rows, however much was played
-- (core/care/figures.ts). Amounts are text, which holds any of them.
create or replace function days_of_play(player text, since date) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(days), '[]')
    from (
      select d.day, null::date as "placedDay", d.code, d.amount::text
      from play_days d join ledger_accounts l on l.id = d.ledger_account_id and l.book = 'real'
      where d.account_id = player and d.day >= since
      union all
      select r.booked_day, r.placed_day, null, r.amount::text
      from late_returns r
      where r.account_id = player and r.booked_day >= since
    ) days
  );
end $$;

-- Milliseconds that an account has played between two instants (core/care/play/played.ts).
create or replace function played_between(player text, first_at timestamptz, last_at timestamptz) returns bigint
language plpgsql stable as $$
begin
  return (
    select coalesce(sum(extract(epoch from least(s.seen_at, last_at) - greatest(s.since, first_at))), 0) * 1000
    from play_stretches s
    where s.account_id = player and s.seen_at > first_at and s.since < last_at
  );
end $$;

-- What the rules of play know of an account (core/care/readCare.ts); with an instant also what it has used of the
-- merchant's week and month then, and played of its day, where it has limits of money and of a day's time.
create or replace function care_of(player text, at_time timestamptz default null) returns jsonb language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'row', (select to_jsonb(s) from care_states s where s.account_id = a.id),
      'settings', (select s.settings from care_settings s where s.merchant = a.merchant),
      'timeZone', m.time_zone,
      'birthDate', (select r.birth_date from registrations r where r.account_id = a.id),
      'limits', l.all_of_them,
      -- One look into the index, however many there are.
      'stretch', (select to_jsonb(p) from play_stretches p where p.account_id = a.id order by p.number desc limit 1),
      'days', case when at_time is not null and l.of_money then days_of_play(a.id, least(
        date_trunc('week', at_time at time zone m.time_zone), date_trunc('month', at_time at time zone m.time_zone)
      )::date) end,
      'playedToday', case when at_time is not null and l.of_day then played_between(a.id,
        date_trunc('day', at_time at time zone m.time_zone) at time zone m.time_zone,
        (date_trunc('day', at_time at time zone m.time_zone) + interval '1 day') at time zone m.time_zone
      ) end
    )
    from accounts a
    join merchants m on m.code = a.merchant
    cross join lateral (
      select jsonb_agg(to_jsonb(c)) as all_of_them, bool_or(c.kind in ('LOSS', 'DEPOSIT')) as of_money,
        bool_or(c.kind = 'DAY_TIME') as of_day
      from care_limits c where c.account_id = a.id
    ) l
    where a.id = player
  );
end $$;

-- Holds players by their main wallets until the transaction ends, and then reads ledger accounts (core/ledger/wallets.ts):
-- those of players, with the merchant's day of an instant, and what the rules of play know of whoever is judged. Each
-- statement of a function that is volatile sees what was there when that statement began, so what is read is what the
-- lock waited for. Returns null where a main wallet or a wanted account is missing; what is held then stays held. It is
-- planned once, for whatever is asked, and by indexes, however small the tables are when it is.
create or replace function hold_wallets(mains text[], wanted text[], at_time timestamptz, judged text[]) returns jsonb
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  locked int;
  found_rows int;
  wallets jsonb;
begin
  -- In the order of their ids, so that two transactions never wait for each other.
  perform from ledger_accounts l where l.id = any (mains) order by l.id for update;
  get diagnostics locked = row_count;
  if locked < cardinality(mains) then return null; end if;
  select count(*), jsonb_agg(jsonb_build_object(
    'id', l.id,
    'book', l.book,
    'accountId', l.account_id,
    'vendor', l.vendor,
    'disabled', a.disabled,
    'day', (at_time at time zone m.time_zone)::date,
    'owesTurnover', exists (select from turnover_demands t where t.account_id = a.id and t.state = 'OPEN'),
    'balance', l.balance::text,
    'entries', l.entries,
    'care', case when l.id = any (judged) then care_of(a.id, at_time) end
  )) filter (where l.account_id is not null)
  into found_rows, wallets
  from ledger_accounts l
  join merchants m on m.code = l.merchant
  left join accounts a on a.id = l.account_id
  where l.id = any (wanted);
  if found_rows < cardinality(wanted) then return null; end if;
  return coalesce(wallets, '[]');
end $$;

-- Teams. Who is below whom, at any depth, moves with `parent_id`, and so do the figures that are added up along these
-- paths (areas/agent/figures).
create or replace function accounts_keep_team() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.parent_id is null then return null; end if;
  if tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id then return null; end if;
  -- Nobody joins below an account that is just being moved, and nothing is added up along a path that goes away.
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(hashtextextended('team paths', 0));
  else
    perform pg_advisory_xact_lock(hashtextextended('team paths', 0));
  end if;
  if new.parent_id is not null and (
    new.parent_id = new.id
    or exists (select from team_paths where ancestor = new.id and descendant = new.parent_id)
  ) then
    raise exception 'the account % would be below itself', new.id using errcode = 'check_violation';
  end if;
  if new.parent_id is not null
    and not exists (select from accounts where id = new.parent_id and merchant = new.merchant) then
    raise exception 'the account % would be below one of another merchant', new.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    perform team_add_figures(new.id, -1);
    delete from team_paths p
    using team_paths above
    where above.descendant = new.id and p.ancestor = above.ancestor
      and (p.descendant = new.id
        or exists (select from team_paths b where b.ancestor = new.id and b.descendant = p.descendant));
  end if;
  if new.parent_id is not null then
    insert into team_paths (ancestor, descendant, depth, username_key)
    select above.id, below.id, above.depth + below.depth + 1, below.username_key
    from (
      select new.parent_id as id, 0 as depth
      union all select ancestor, depth from team_paths where descendant = new.parent_id
    ) above
    cross join (
      select new.id as id, 0 as depth, new.username_key
      union all select descendant, depth, username_key from team_paths where ancestor = new.id
    ) below;
  end if;
  if tg_op = 'INSERT' then
    insert into team_queue (account_id, day)
    select new.id, (new.created_at at time zone m.time_zone)::date from merchants m where m.code = new.merchant;
  else
    perform team_add_figures(new.id, 1);
    -- What it did while nobody was above it was not added up.
    if old.parent_id is null then
      insert into team_queue (account_id, day)
      select new.id, day from play_days where account_id = new.id
      union select new.id, (at at time zone m.time_zone)::date from bets
        join merchants m on m.code = bets.merchant where account_id = new.id
      union select new.id, (created_at at time zone m.time_zone)::date from sessions
        join merchants m on m.code = sessions.merchant where account_id = new.id
      union select new.id, (new.created_at at time zone m.time_zone)::date from merchants m where m.code = new.merchant;
    end if;
    if new.parent_id is not null then perform rebates_cap(new.id, new.parent_id); end if;
  end if;
  return null;
end $$;

create or replace trigger accounts_keep_team after insert or update of parent_id on accounts
  for each row execute function accounts_keep_team();

-- Nobody has a higher rate than the agent above: who gets another agent, and all below, have no more than that one from
-- this moment on. Whoever changes rates holds the lock of team paths as well (areas/agent/rebates/holdRates.ts).
create or replace function rebates_cap(account text, agent text) returns void language plpgsql as $$
declare
  over record;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  for over in
    select r.account_id, r.game_type, r.since, coalesce(above.rate, 0) as most
    from rebate_rates r
    left join rebate_rates above
      on above.account_id = agent and above.game_type = r.game_type and above.until is null
    where r.until is null and r.rate > coalesce(above.rate, 0)
      and (r.account_id = account
        or exists (select from team_paths p where p.ancestor = account and p.descendant = r.account_id))
  loop
    if over.since >= moment then
      update rebate_rates set rate = over.most
      where account_id = over.account_id and game_type = over.game_type and until is null;
    else
      update rebate_rates set until = moment
      where account_id = over.account_id and game_type = over.game_type and until is null;
      insert into rebate_rates (account_id, game_type, rate, since)
      values (over.account_id, over.game_type, over.most, moment);
    end if;
  end loop;
end $$;

-- Paths carry the name, by which a team is read (decision 147).
create or replace function accounts_rename_in_team() returns trigger language plpgsql as $$
begin
  update team_paths set username_key = new.username_key where descendant = new.id;
  return null;
end $$;

create or replace trigger accounts_rename_in_team after update of username_key on accounts
  for each row when (new.username_key is distinct from old.username_key) execute function accounts_rename_in_team();

-- Adds the figures of an account and of all below it to those of everybody above it, or with -1 takes them away.
create or replace function team_add_figures(account text, sign integer) returns void language plpgsql as $$
begin
  insert into team_days as d
    (account_id, own, day, logins, bettors, registered, deposit, withdraw, bet, win, rebate, bonus)
  select p.ancestor, false, f.day, sign * f.logins, sign * f.bettors, sign * f.registered, sign * f.deposit,
    sign * f.withdraw, sign * f.bet, sign * f.win, sign * f.rebate, sign * f.bonus
  from team_paths p join team_days f on f.account_id = account and not f.own
  where p.descendant = account
  on conflict (account_id, own, day) do update set
    logins = d.logins + excluded.logins, bettors = d.bettors + excluded.bettors,
    registered = d.registered + excluded.registered, deposit = d.deposit + excluded.deposit,
    withdraw = d.withdraw + excluded.withdraw, bet = d.bet + excluded.bet, win = d.win + excluded.win,
    rebate = d.rebate + excluded.rebate, bonus = d.bonus + excluded.bonus;
  insert into team_games as g (account_id, own, day, game_type, bets, bet, valid, win)
  select p.ancestor, false, f.day, f.game_type, sign * f.bets, sign * f.bet, sign * f.valid, sign * f.win
  from team_paths p join team_games f on f.account_id = account and not f.own
  where p.descendant = account
  on conflict (account_id, own, day, game_type) do update set
    bets = g.bets + excluded.bets, bet = g.bet + excluded.bet, valid = g.valid + excluded.valid,
    win = g.win + excluded.win;
end $$;

-- Days of accounts in teams that have to be added up again. Only ever added to: nobody waits for the job that takes them.
create or replace function team_queue_days() returns trigger language plpgsql as $$
begin
  insert into team_queue (account_id, day)
  select distinct c.account_id, c.day
  from changed c join accounts a on a.id = c.account_id and a.parent_id is not null;
  return null;
end $$;

create or replace trigger team_queue_inserted after insert on play_days
  referencing new table as changed for each statement execute function team_queue_days();
create or replace trigger team_queue_updated after update on play_days
  referencing new table as changed for each statement execute function team_queue_days();

create or replace function team_queue_bets() returns trigger language plpgsql as $$
begin
  insert into team_queue (account_id, day)
  select distinct c.account_id, (c.at at time zone m.time_zone)::date
  from changed c
  join accounts a on a.id = c.account_id and a.parent_id is not null
  join merchants m on m.code = c.merchant
  where c.book = 'real';
  return null;
end $$;

create or replace trigger team_queue_inserted after insert on bets
  referencing new table as changed for each statement execute function team_queue_bets();
create or replace trigger team_queue_updated after update on bets
  referencing new table as changed for each statement execute function team_queue_bets();

create or replace function team_queue_logins() returns trigger language plpgsql as $$
begin
  insert into team_queue (account_id, day)
  select distinct c.account_id, (c.created_at at time zone m.time_zone)::date
  from changed c
  join accounts a on a.id = c.account_id and a.parent_id is not null
  join merchants m on m.code = c.merchant;
  return null;
end $$;

create or replace trigger team_queue_inserted after insert on sessions
  referencing new table as changed for each statement execute function team_queue_logins();

-- What changes is told to all processes when it commits (core/news/tellNews.ts): of an account, or of a merchant. What
-- is booked is not, because each NOTIFY takes turns with all others at the end of its transaction (decision 136).
create or replace function news_of_accounts() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_news', json_build_object('account', account_id, 'kind', tg_argv[0])::text)
  from (select distinct account_id from changed) accounts;
  return null;
end $$;

create or replace function news_of_merchants() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_news', json_build_object('merchant', merchant, 'kind', tg_argv[0])::text)
  from (select distinct merchant from changed) merchants;
  return null;
end $$;

do $$
declare
  of_table text;
  concerned text;
  kind text;
begin
  for of_table, concerned, kind in values
    ('inbox_messages', 'accounts', 'unread'),
    ('announcement_reads', 'accounts', 'unread'),
    ('deposit_orders', 'accounts', 'orders'),
    ('withdraw_orders', 'accounts', 'orders'),
    ('lottery_orders', 'accounts', 'orders'),
    ('care_states', 'accounts', 'care'),
    ('care_limits', 'accounts', 'care'),
    ('announcements', 'merchants', 'announcements'),
    ('banners', 'merchants', 'announcements'),
    ('popups', 'merchants', 'announcements'),
    ('lobby_news', 'merchants', 'announcements')
  loop
    execute format('create or replace trigger news_inserted after insert on %I referencing new table as changed
      for each statement execute function news_of_%s(%L)', of_table, concerned, kind);
    execute format('create or replace trigger news_updated after update on %I referencing new table as changed
      for each statement execute function news_of_%s(%L)', of_table, concerned, kind);
    execute format('create or replace trigger news_deleted after delete on %I referencing old table as changed
      for each statement execute function news_of_%s(%L)', of_table, concerned, kind);
  end loop;
end $$;

-- A session that ends, and what may end those of an account. That one was used is no news.
create or replace function news_of_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_news', json_build_object('account', to_jsonb(old) ->> tg_argv[0], 'kind', 'session')::text);
  return null;
end $$;

create or replace trigger news_ended after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function news_of_sessions('account_id');
create or replace trigger news_deleted after delete on sessions
  for each row when (old.ended_at is null) execute function news_of_sessions('account_id');
create or replace trigger news_changed after update of disabled, type on accounts
  for each row when (old.disabled is distinct from new.disabled or old.type is distinct from new.type)
  execute function news_of_sessions('id');
