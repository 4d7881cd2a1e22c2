-- Names and slugs in whichever languages the carrier speaks: name_cs, name_en, slug_cs and slug_en knew two.
-- The release before reads name_cs and name_en, and so does this one where `names` lacks a language. All four columns
-- and their two indexes go a release later.

-- By language: {"de": "Schweiz", "en": "Switzerland"}. Equal positions are sorted by the names of the first language.
-- To change one: UPDATE countries SET names = json_set(names, '$.de', 'Neuer Name') WHERE code = '…'
ALTER TABLE countries ADD COLUMN names TEXT CHECK (names IS NULL OR json_valid(names));
UPDATE countries SET names = json_object('cs', name_cs, 'en', name_en);

-- No two experiences share a slug, in whichever languages: the contract finds an experience by its slug in any of them.
-- An index would have to name the languages.
CREATE TRIGGER experiences_come BEFORE INSERT ON experiences
WHEN EXISTS (
  SELECT 1 FROM experiences AS other, json_each(other.body, '$.slug') AS taken,
    json_each(NEW.body, '$.slug') AS slug
  WHERE other.id <> NEW.id AND taken.value = slug.value
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE: another experience has a slug of this one');
END;
CREATE TRIGGER experiences_change BEFORE UPDATE OF body ON experiences
WHEN EXISTS (
  SELECT 1 FROM experiences AS other, json_each(other.body, '$.slug') AS taken,
    json_each(NEW.body, '$.slug') AS slug
  WHERE other.id <> OLD.id AND taken.value = slug.value
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE: another experience has a slug of this one');
END;
