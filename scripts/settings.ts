import { z } from 'zod';
import { configSchema } from '../server/config.ts';

export interface Setting {
  name: string;
  section: string;
  meaning: string;
  /** As one would write it in the environment; undefined where the setting is off or derived. */
  default: string | undefined;
}

/** Every setting in the order of server/config.ts. */
export function settings(): Setting[] {
  return Object.entries(configSchema.shape).map(([name, schema]: [string, z.ZodType]) => {
    const { description, section } = schema.meta() ?? {};
    if (typeof description !== 'string' || typeof section !== 'string') {
      throw new TypeError(`server/config.ts: ${name} needs describe() and meta({ section }).`);
    }
    const absent = schema.safeParse(undefined);
    const value = absent.success ? absent.data : undefined;
    return {
      name,
      section,
      meaning: [description, ...choices(schema)].join(' '),
      default: value === undefined ? undefined : text(value),
    };
  });
}

export function settingsBySection(): Map<string, Setting[]> {
  return Map.groupBy(settings(), (setting) => setting.section);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function choices(schema: z.ZodType): string[] {
  const { enum: values } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return values ? [`One of: ${values.join(', ')}.`] : [];
}
