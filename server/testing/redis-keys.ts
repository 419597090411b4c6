import { createHash } from 'node:crypto';

/** The keys of a Redis that hold text and may run out; what is asked is answered in its protocol. */
export class RedisKeys {
  readonly #scripts = new Set<string>();
  readonly #values = new Map<string, { text: string; endsAt: number }>();

  /** Null where it is none of the commands that are known here. */
  obey(name: string, args: string[]): string | null {
    const [key = ''] = args;
    switch (name) {
      case 'GET':
        return bulk(this.#value(key)?.text);
      case 'SET':
        return this.#set(args);
      case 'INCRBY':
        return `:${this.#add(key, Number(args[1]))}\r\n`;
      case 'PTTL':
        return `:${this.#leftMs(key)}\r\n`;
      case 'DEL':
        return `:${args.filter((one) => this.#values.delete(one)).length}\r\n`;
      case 'EVALSHA':
        return this.#scripts.has(key)
          ? this.#countInScript(args)
          : '-NOSCRIPT No matching script\r\n';
      case 'EVAL':
        // The one script that is known: it begins a key that runs out where there is none, and adds to it.
        if (!/'NX'[\s\S]*'incrby'[\s\S]*'pttl'/u.test(key)) return '-ERR unknown script\r\n';
        this.#scripts.add(createHash('sha1').update(key).digest('hex'));
        return this.#countInScript(args);
      default:
        return null;
    }
  }

  #countInScript([, , key = '', added = '', seconds = '']: string[]): string {
    this.#set([key, '0', 'EX', seconds, 'NX']);
    return `*2\r\n:${this.#add(key, Number(added))}\r\n:${this.#leftMs(key)}\r\n`;
  }

  #value(key: string): { text: string; endsAt: number } | undefined {
    const value = this.#values.get(key);
    if (value && value.endsAt <= Date.now()) this.#values.delete(key);
    return this.#values.get(key);
  }

  #set([key = '', text = '', ...options]: string[]): string {
    if (options.includes('NX') && this.#value(key)) return '$-1\r\n';
    const at = options.indexOf('EX');
    const endsAt = at < 0 ? Infinity : Date.now() + Number(options[at + 1]) * 1_000;
    this.#values.set(key, { text, endsAt });
    return '+OK\r\n';
  }

  #add(key: string, added: number): number {
    const value = this.#value(key) ?? { text: '0', endsAt: Infinity };
    const sum = Number(value.text) + added;
    this.#values.set(key, { ...value, text: String(sum) });
    return sum;
  }

  #leftMs(key: string): number {
    const value = this.#value(key);
    if (!value) return -2;
    return value.endsAt === Infinity ? -1 : value.endsAt - Date.now();
  }
}

export const bulk = (text: string | undefined): string =>
  text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
