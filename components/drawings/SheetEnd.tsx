import { Pin } from './parts/Pin.tsx';
import { Route } from './parts/Route.tsx';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';

export const sheetEnd = { width: 960, height: 320 };

/** The rest of a map sheet: the route comes in from the left and ends at a pin in the middle. */
export function SheetEnd() {
  return (
    <>
      <Streets id="sheet-end" {...sheetEnd} county={[250, 110]}>
        <path d="M569 75h84v60h-84z" fill="var(--wood)" />
        <Water d="M700-20c-50 120 60 150 20 240s-20 90-30 130" width={56} />
        <MainRoad d="M-10 282h980" width={16} />
      </Streets>
      <Route d="M-10 210H376V176H480" width={12} />
      <Pin place="translate(480 180) scale(2.2)" />
    </>
  );
}
