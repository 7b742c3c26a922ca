-- A letter without a return date is valid for twelve months: the index before took the departure for its end.
CREATE INDEX letters_to_erase ON letters ((coalesce(return_date, (departure_date + interval '12 months')::date)))
  WHERE erased_at IS NULL;
