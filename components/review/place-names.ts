/** A town on the map, in the units of the drawing, with the place of its review. */
export interface Town {
  x: number;
  y: number;
  index: number;
  town: string;
  bought: string | undefined;
}

/** Above or below the point, in the middle or to one side. */
const PLACES = [-30, 50].flatMap((dy) => [0, 1, -1].map((side) => ({ dy, side })));

/** Whether two reviews show at the same time: close to each other, or of one service. */
const showTogether = (one: Town, other: Town) =>
  Math.abs(one.index - other.index) < 6 || (one.bought && one.bought === other.bought);

/**
 * Gives each name the place at its point where it touches least: neither what shows with it nor another point. Reviews
 * from one town have one place for it, and all but the first say so.
 */
export function placeNames(towns: Town[]): (Town & { dx: number; dy: number; isAgain?: boolean })[] {
  const taken = towns.map((point) => ({ ...point, width: 38, height: 38 }));
  const placed = new Map<string, { dx: number; dy: number }>();
  return towns.map((town) => {
    const point = `${town.x} ${town.y}`;
    const known = placed.get(point);
    if (known) return { ...town, ...known, isAgain: true };
    const places = PLACES.map(({ dy, side }) => {
      // On a phone, where letters are larger. There it is whole at the edges too.
      const width = 24 * town.town.length;
      const dx = Math.max(width / 2 - town.x - 50, Math.min((side * width) / 3, 1010 - town.x - width / 2));
      const name = { ...town, x: town.x + dx, y: town.y + dy - 11, width, height: 45 };
      const touched = taken.filter(
        (other) =>
          `${other.x} ${other.y}` !== point &&
          2 * Math.abs(other.x - name.x) < other.width + width &&
          2 * Math.abs(other.y - name.y) < other.height + name.height,
      );
      const cost = touched.reduce((sum, other) => sum + (showTogether(town, other) ? 9 : 1), 0);
      return { name, dx, dy, cost };
    });
    const [{ name, dx, dy }] = places.sort((one, other) => one.cost - other.cost) as [(typeof places)[0]];
    taken.push(name);
    placed.set(point, { dx, dy });
    return { ...town, dx, dy };
  });
}
