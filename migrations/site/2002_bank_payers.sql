-- A noted line of a bank statement keeps its payer for 90 days, so that who takes it off its order sees whose it is.
CREATE INDEX bank_lines_payers ON bank_lines (read_at) WHERE number IS NOT NULL AND name IS NOT NULL;
