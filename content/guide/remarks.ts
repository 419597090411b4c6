import { feelingRemarks } from './remarks/feeling.ts';
import { peopleRemarks } from './remarks/people.ts';
import type { Remark } from './remarks/remark.ts';
import { turningRemarks } from './remarks/turning.ts';

/** The known remarks; of several that a clause matches the first one is heard (`built-in/remarks.ts`). */
export const remarks: Remark[] = [...turningRemarks, ...peopleRemarks, ...feelingRemarks];
