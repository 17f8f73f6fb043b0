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
      const width = 16 * town.town.length;
      // Whole at the edges of a phone, where letters are larger.
      const wide = width * 0.75;
      const dx = Math.max(wide - town.x - 50, Math.min((side * width) / 2, 1010 - town.x - wide));
      const name = { ...town, x: town.x + dx, y: town.y + dy - 11, width, height: 30 };
      const others = taken.filter((other) => `${other.x} ${other.y}` !== point);
      const cost = others.reduce((sum, other) => {
        const apart = [(other.x - name.x) / (other.width + width), (other.y - name.y) / (other.height + 30)];
        // Letters are half as large again on a phone.
        const touched = [0.5, 0.75].filter((scale) => apart.every((part) => Math.abs(part) < scale));
        return sum + touched.length * (showTogether(town, other) ? 9 : 1);
      }, 0);
      return { name, dx, dy, cost };
    });
    const [{ name, dx, dy }] = places.sort((one, other) => one.cost - other.cost) as [(typeof places)[0]];
    taken.push(name);
    placed.set(point, { dx, dy });
    return { ...town, dx, dy };
  });
}
