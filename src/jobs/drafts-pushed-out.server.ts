/**
 * When unfinished forms were last pushed out because there were too many, ms; null where that never happened. No table
 * records it yet.
 */
export async function draftsPushedOutSince(_db: D1Database): Promise<number | null> {
  return null
}
