import towns from './us-towns.json' with { type: 'json' };

const TOWNS: Record<string, number[]> = towns;

/**
 * Where a town is: the 48 contiguous states' places of 20,000 people or more, from GeoNames (CC BY 4.0).
 * @param town `St. Louis, MO`; `Saint Louis, MO` is the same
 * @returns degrees, to two decimals; undefined for a town that is not in the table
 */
export function pointOf(town: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = TOWNS[town.replace(/^Saint /, 'St. ').replaceAll("'", '’')] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
