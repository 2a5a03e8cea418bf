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
