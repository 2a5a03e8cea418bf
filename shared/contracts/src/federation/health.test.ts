import { HEALTH_BUCKETS, HEALTH_EDGES } from './health';

it.each(Object.entries(HEALTH_EDGES))(
  'has edges of %s that rise to infinity, as many as a row has counts',
  (_vital, edges) => {
    expect(edges).toHaveLength(HEALTH_BUCKETS);
    expect([...edges].sort((one, other) => one - other)).toEqual(edges);
    expect(new Set(edges).size).toBe(HEALTH_BUCKETS);
    expect(edges.at(-1)).toBe(Infinity);
  },
);
