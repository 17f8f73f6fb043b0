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

/** Gives each name the place at its point where it touches least: neither what shows with it nor another point. */
export function placeNames(towns: Town[]): (Town & { dx: number; dy: number })[] {
  const taken = towns.map((point) => ({ ...point, width: 38, height: 38 }));
  return towns.map((town) => {
    const places = PLACES.map(({ dy, side }) => {
      const width = 16 * town.town.length;
      // Whole at the edge of a phone, where letters are larger.
      const dx = Math.min((side * width) / 2, 1010 - town.x - width * 0.75);
      const name = { ...town, x: town.x + dx, y: town.y + dy - 11, width, height: 30 };
      const touched = taken.filter(
        ({ index, x, y, width, height }) =>
          index !== town.index &&
          2 * Math.abs(x - name.x) < width + name.width &&
          2 * Math.abs(y - name.y) < height + name.height,
      );
      const cost = touched.reduce((sum, other) => sum + (showTogether(town, other) ? 9 : 1), 0);
      return { name, dx, dy, cost };
    });
    const [{ name, dx, dy }] = places.sort((one, other) => one.cost - other.cost) as [(typeof places)[0]];
    taken.push(name);
    return { ...town, dx, dy };
  });
}
