/** A place on the map in the units of components/drawings/StatesOutline.tsx, whose y axis points down. */
export interface MapPoint {
  x: number;
  y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

// The projection of the outline: Albers equal-area conic with the standard parallels 29.5 and 45.5 N around
// 37.5 N, 96 W.
const SOUTH = radians(29.5);
const NORTH = radians(45.5);
const ORIGIN = { latitude: 37.5, longitude: -96 };
const CONE = (Math.sin(SOUTH) + Math.sin(NORTH)) / 2;
const SCALE = 1300;

/** The middle of the outline, on the ground and in the drawing. */
const MIDDLE = { latitude: 38.7, longitude: -96.6, x: 487.5, y: 305 };

/** Distance from the tip of the cone, in earth radii. */
const radius = (latitude: number) =>
  Math.sqrt(Math.cos(SOUTH) ** 2 + 2 * CONE * (Math.sin(SOUTH) - Math.sin(radians(latitude)))) / CONE;

function onCone(latitude: number, longitude: number): MapPoint {
  const angle = CONE * radians(longitude - ORIGIN.longitude);
  const distance = radius(latitude);
  return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - radius(ORIGIN.latitude) };
}

/**
 * Projects a place of the 48 contiguous states onto the outline.
 * @param latitude degrees, north positive
 * @param longitude degrees, west negative
 * @returns x and y, rounded to whole units
 */
export function albers(latitude: number, longitude: number): MapPoint {
  const place = onCone(latitude, longitude);
  const middle = onCone(MIDDLE.latitude, MIDDLE.longitude);
  return {
    x: Math.round(MIDDLE.x + SCALE * (place.x - middle.x)),
    y: Math.round(MIDDLE.y + SCALE * (place.y - middle.y)),
  };
}
