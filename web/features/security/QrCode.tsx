import { encode } from 'uqr';
import classes from './Security.module.css';

/** A QR code, drawn here: what it holds goes nowhere. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, data } = encode(value, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={classes.qrPaper} d={`M0 0h${size}v${size}H0z`} />
      <path className={classes.qrInk} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
