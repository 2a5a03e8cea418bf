import type { Database } from '../db/client';

/**
 * Answers that are the same for everybody who asks the same, kept in this process until what they are made of
 * changes. The version is read with every call, so that processes never disagree for longer than one call.
 */
export class ResponseCache {
  readonly #answers = new Map<string, Promise<unknown>>();
  readonly #readVersion: (db: Database) => Promise<string>;
  readonly #capacity: number;
  #version = '';

  /** @param capacity Answers that are kept; of more, those that were not asked for longest are forgotten. */
  constructor(readVersion: (db: Database) => Promise<string>, capacity: number) {
    this.#readVersion = readVersion;
    this.#capacity = capacity;
  }

  /** The version that was read last: what is made within an answer is of this one at least. */
  get version(): string {
    return this.#version;
  }

  /** The answer of this key, made when it is not there; callers that come meanwhile wait for the same one. */
  async take<Answer>(db: Database, key: string, make: () => Promise<Answer>): Promise<Answer> {
    // Before the answer is made: one that is newer than its version is made again, one that is older never shown.
    const version = await this.#readVersion(db);
    if (version !== this.#version) {
      this.#answers.clear();
      this.#version = version;
    }
    const known = this.#answers.get(key) as Promise<Answer> | undefined;
    const answer = known ?? make();
    this.#keep(key, answer);
    try {
      return await answer;
    } catch (error) {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
      throw error;
    }
  }

  #keep(key: string, answer: Promise<unknown>): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > this.#capacity && !oldest.done) this.#answers.delete(oldest.value);
  }
}
