import type { Stage } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages as order } from '#web/ui/stages.ts';
import classes from './Hub.module.css';

interface Progress {
  done: number;
  total: number;
}

const radius = 84;
const centre = { x: 110, y: 104 };
const gapDegrees = 5;
const partDegrees = 180 / order.length - gapDegrees;

/** The actions of a month by stage: an arc for each stage, and a table that says the same. */
export function MonthGauge({ stages }: { stages: Record<Stage, Progress> }) {
  const text = useText();
  const names = useStageNames();
  const all = order.reduce(
    (sum, stage) => ({
      done: sum.done + stages[stage].done,
      total: sum.total + stages[stage].total,
    }),
    { done: 0, total: 0 },
  );
  const needle = pointAt(all.total === 0 ? 0 : (180 * all.done) / all.total, radius - 18);
  return (
    <div className={classes.gauge}>
      <svg viewBox="0 0 220 118" aria-hidden className={classes.arcs}>
        {order.map((stage, at) => {
          const from = at * (partDegrees + gapDegrees) + gapDegrees / 2;
          const { done, total } = stages[stage];
          const part = total === 0 ? 0 : (partDegrees * done) / total;
          return (
            <g key={stage} className={stageColors(stage)}>
              <path className={classes.arc} d={arc(from, from + partDegrees)} />
              {part > 0 && <path className={classes.arcDone} d={arc(from, from + part)} />}
            </g>
          );
        })}
        <line className={classes.ground} x1="30" x2="190" y1={centre.y} y2={centre.y} />
        <line className={classes.needle} x1={centre.x} y1={centre.y} x2={needle.x} y2={needle.y} />
        <circle className={classes.hinge} cx={centre.x} cy={centre.y} r="6" />
      </svg>
      <p className={classes.sum}>
        {all.total === 0 ? text('hub.no_steps') : text('hub.done_of', { ...all })}
      </p>
      <table className={classes.balance} aria-label={text('hub.balance')}>
        <thead className="zv-unseen">
          <tr>
            <th scope="col">{text('hub.stage')}</th>
            <th scope="col">{`${text('hub.done')}/${text('hub.all')}`}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((stage) => (
            <tr key={stage} className={stageColors(stage)}>
              <th scope="row">
                <span className={classes.stage}>
                  <StageGlyph stage={stage} size={18} colored />
                  {names[stage]}
                </span>
              </th>
              <td className="zv-num">
                {stages[stage].done}/{stages[stage].total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Degrees run from the beginning of the half circle to its end. */
function pointAt(degrees: number, distance: number) {
  const angle = (Math.PI * (180 - degrees)) / 180;
  return {
    x: centre.x + distance * Math.cos(angle),
    y: centre.y - distance * Math.sin(angle),
  };
}

function arc(from: number, to: number): string {
  const [begin, end] = [pointAt(from, radius), pointAt(to, radius)];
  return `M ${begin.x} ${begin.y} A ${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}
