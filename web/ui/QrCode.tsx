import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** A QR code, drawn here: what it holds goes nowhere. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={classes.paper} d={`M0 0h${size}v${size}H0z`} />
      <path className={classes.ink} d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
