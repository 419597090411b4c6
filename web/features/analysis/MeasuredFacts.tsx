import type { ImageAnalysis } from '#contract/image-analysis.ts';
import type { MessageImage } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import classes from './MeasuredFacts.module.css';

/** A side that is longer by less than this makes a square, as for the guide. */
const squareRatio = 1.08;

type MeasuredFactsProps = { image: MessageImage; analysis: ImageAnalysis };

/** Measurements besides the colours. */
export function MeasuredFacts({ image: { width, height }, analysis }: MeasuredFactsProps) {
  const text = useText();
  return (
    <section>
      <h2 className={classes.heading}>{text('analysis.measured')}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{text('analysis.size')}</dt>
          <dd className="zv-num">
            <bdi dir="ltr">{text('analysis.pixels', { width, height })}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('analysis.orientation')}</dt>
          <dd>{text(`analysis.${orientationOf(width, height)}`)}</dd>
        </div>
        {(['light', 'contrast', 'sharpness'] as const).map((measure) => (
          <div key={measure}>
            <dt>{text(`analysis.${measure}`)}</dt>
            <dd className={classes.measure}>
              <span className={classes.track} aria-hidden>
                <span style={{ inlineSize: `${analysis[measure] * 100}%` }} />
              </span>
              <span className="zv-num">
                {text('analysis.percent', { percent: Math.round(analysis[measure] * 100) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function orientationOf(width: number, height: number): 'portrait' | 'landscape' | 'square' {
  if (Math.max(width, height) < Math.min(width, height) * squareRatio) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
