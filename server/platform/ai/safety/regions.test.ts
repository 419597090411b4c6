import { describe, expect, test } from 'vitest';
import { helpFor } from './regions.ts';

const despair = { kind: 'self_harm', who: 'self' } as const;

describe('help', () => {
  test.each([
    ['Asia/Jerusalem', '1201', '101'],
    ['Asia/Tel_Aviv', '1201', '101'],
    ['America/New_York', '988', '911'],
    ['US/Pacific', '988', '911'],
    ['America/Puerto_Rico', '988', '911'],
    ['Pacific/Guam', '988', '911'],
    ['America/Toronto', '988', '911'],
    ['Europe/London', '116 123', '999'],
    ['Europe/Jersey', '116 123', '999'],
    ['Europe/Dublin', '116 123', '112'],
    ['Australia/Sydney', '13 11 14', '000'],
    ['Europe/Rome', '02 2327 2327', '112'],
    ['Asia/Tokyo', '0120-279-338', '119'],
    ['Africa/Johannesburg', '0800 567 567', '10177'],
    ['Asia/Kolkata', '14416', '112'],
    ['Europe/Sofia', 'findahelpline.com', '112'],
    ['America/Guadeloupe', '3114', '112'],
    ['America/Martinique', '3114', '112'],
    ['Indian/Reunion', '3114', '112'],
    ['Pacific/Tahiti', '3114', '112'],
    ['Europe/Monaco', '3114', '112'],
    ['Europe/Vatican', '02 2327 2327', '112'],
    ['America/Nuuk', '70 201 201', '112'],
    ['America/Godthab', '70 201 201', '112'],
    ['Atlantic/Faroe', '70 201 201', '112'],
    ['Europe/Mariehamn', '09 2525 0111', '112'],
    ['Arctic/Longyearbyen', '116 123', '113'],
    ['America/Aruba', 'findahelpline.com', '911'],
    ['America/Curacao', 'findahelpline.com', '912'],
    ['Asia/Macau', 'findahelpline.com', '999'],
    ['Africa/Nairobi', 'findahelpline.com', '999'],
    ['Asia/Kathmandu', 'findahelpline.com', '112'],
  ])('in %s names %s and %s in both languages', (timezone, line, emergency) => {
    for (const language of ['en', 'he'] as const) {
      const help = helpFor({ timezone }, language, despair);
      expect(help.lines.join('\n')).toContain(line);
      expect(help.emergency).toContain(emergency);
    }
  });

  test.each([
    ['Asia/Jerusalem', 'abuse', '118', '100'],
    ['America/Chicago', 'abuse', '1-800-799-7233', '911'],
    ['Europe/London', 'violence', '0808 2000 247', '999'],
  ] as const)('in %s against %s begins with its own line', (timezone, kind, line, emergency) => {
    const help = helpFor({ timezone }, 'en', { kind, who: 'self' });
    expect(help.lines[0]).toContain(line);
    expect(help.emergency).toContain(emergency);
  });

  test.each([
    ['Asia/Jerusalem', '105'],
    ['Europe/London', '0800 1111'],
  ])('for a child in %s names the line for children', (timezone, line) => {
    const { lines } = helpFor({ timezone }, 'en', { kind: 'abuse', who: 'child' });
    expect(lines.join('\n')).toContain(line);
  });

  test.each(['Asia/Hebron', 'Asia/Gaza'])(
    'in %s is local, and names lines of Israel in Hebrew, too',
    (timezone) => {
      const english = helpFor({ timezone }, 'en', despair);
      expect(english.lines.join('\n')).toMatch(/121[\s\S]*findahelpline\.com/u);
      expect(english.lines.join('\n')).not.toContain('1201');
      expect(english.emergency).toContain('101');
      const hebrew = helpFor({ timezone }, 'he', despair).lines.join('\n');
      expect(hebrew).toMatch(/121[\s\S]*1201[\s\S]*findahelpline\.com/u);
    },
  );

  test.each([
    'Asia/Jerusalem',
    'America/Chicago',
    'Europe/London',
    'Europe/Dublin',
    'Australia/Perth',
    'Pacific/Auckland',
    'Europe/Paris',
    'Europe/Madrid',
    'Europe/Berlin',
  ])('in %s a second number follows the first', (timezone) => {
    const { lines } = helpFor({ timezone }, 'en', despair);
    for (const line of lines.slice(0, 2)) expect(line).toMatch(/\d{2}/u);
  });

  test.each(['UTC', 'Etc/GMT+3', 'nowhere'])('with the zone %s goes by language', (timezone) => {
    expect(helpFor({ timezone }, 'he', despair).lines[0]).toContain('1201');
    const english = helpFor({ timezone }, 'en', despair);
    for (const line of ['1201', '988', '116 123', 'findahelpline.com'])
      expect(english.lines.join('\n')).toContain(line);
    expect(english.emergency).toContain('911');
  });

  test('in sudden illness is the emergency number alone', () => {
    const help = helpFor({ timezone: 'Asia/Jerusalem' }, 'en', { kind: 'medical', who: 'self' });
    expect(help.lines).toEqual([]);
    expect(help.emergency).toContain('101');
  });

  test('for a child who is hurt is the line for children and those for violence, and no line for despair', () => {
    const { lines } = helpFor({ timezone: 'America/New_York' }, 'en', {
      kind: 'abuse',
      who: 'child',
    });
    expect(lines[0]).toContain('Childhelp');
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toContain('988');
  });
});
