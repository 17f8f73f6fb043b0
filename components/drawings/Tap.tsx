/** A tap that drips into a glass. 240 x 260. */
export function Tap() {
  return (
    <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <path d="M240 66H112a56 56 0 0 0-56 56v22h44v-16a18 18 0 0 1 18-18h122z" fill="var(--surface)" />
      <path d="M46 142h64v16H46z" fill="var(--signal)" />
      <path d="M212 54h20v68h-20z" fill="var(--signal)" />
      <path d="M146 66V36h16v30" fill="var(--surface)" />
      <path d="M116 12h76a12 12 0 0 1 0 24h-76a12 12 0 0 1 0-24z" fill="var(--signal)" />
      <path d="M78 168c-7 10-11 15-11 21a11 11 0 0 0 22 0c0-6-4-11-11-21z" fill="var(--surface)" />
      <path d="M34 214h88l-8 60H42z" fill="var(--surface)" />
      <path d="M37 238h82l-5 36H42z" fill="var(--water)" />
    </g>
  );
}
