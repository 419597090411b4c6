import { type TextKey, useText } from '#web/platform/language.tsx';
import type { Sale } from './sale.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import classes from './PlanQuestions.module.css';

type Question = [question: TextKey, answer: TextKey, days?: number];

/** Questions that are asked everywhere, and those about paying where one can pay. */
function questionsOf({
  billing,
  grace_days: graceDays,
  trial_days: trialDays,
  tax,
  promotion_codes: takesCodes,
}: Sale): Question[] {
  const everywhere: Question[] = [
    ['plans.q_counts', 'plans.a_counts'],
    ['plans.q_group', 'plans.a_group'],
  ];
  if (!billing) return everywhere;
  return [
    ...everywhere,
    ...(trialDays > 0 ? [['plans.q_trial', 'plans.a_trial', trialDays] satisfies Question] : []),
    ['plans.q_card', 'plans.a_card'],
    ['plans.q_receipt', 'plans.a_receipt'],
    ['plans.q_tax', tax ? 'plans.a_tax' : 'plans.a_tax_none'],
    ...(takesCodes ? [['plans.q_code', 'plans.a_code'] satisfies Question] : []),
    ['plans.q_failed', 'plans.a_failed', graceDays],
    ['plans.q_away', 'plans.a_away'],
  ];
}

const changes = [
  'plans.now_up',
  'plans.now_down',
  'plans.now_cancel',
  'plans.now_smaller',
] as const;

/** The times at which changes begin, and answers to what people ask before they pay. */
export function PlanQuestions({ sale }: { sale: Sale }) {
  const text = useText();
  return (
    <>
      {sale.billing && (
        <section className={classes.part} aria-labelledby="plan-changes">
          <SectionHeading id="plan-changes">{text('plans.now_title')}</SectionHeading>
          <ul className={classes.changes}>
            {changes.map((key) => (
              <li key={key}>{text(key)}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.part} aria-labelledby="plan-questions">
        <SectionHeading id="plan-questions">{text('plans.questions')}</SectionHeading>
        {questionsOf(sale).map(([question, answer, days]) => (
          <details key={question} className={classes.question}>
            <summary>
              {text(question)}
              <ChevronDown aria-hidden />
            </summary>
            <p>{text(answer, { days })}</p>
          </details>
        ))}
      </section>
    </>
  );
}
