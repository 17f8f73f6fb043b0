import { Fragment } from 'react';

/** Below each other, so that the copy button is right beside them. */
export function AddressLines({ lines }: { lines: string[] }) {
  return (
    <span>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && (
            <>
              {', '}
              <br />
            </>
          )}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
