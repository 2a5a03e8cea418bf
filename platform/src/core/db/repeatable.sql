-- The entries of a transaction sum to zero, checked when the database transaction commits.
create or replace function ledger_check_zero_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists ledger_zero_sum on ledger_entries;
create constraint trigger ledger_zero_sum after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_zero_sum();

-- What is booked stays as it was booked: a mistake is put right by another transaction.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
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
