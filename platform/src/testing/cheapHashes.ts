/** A file hashes up to hundreds of passwords and codes. What a real hash costs is for accounts/passwords.test.ts. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, hash: (text: string) => real.hash(text, { memoryCost: 8, timeCost: 1 }) };
});
