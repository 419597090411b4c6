import { expect, test } from 'vitest';
import { Done, endpoint } from '#contract/endpoint.ts';
import { world } from '../../testing/world.ts';
import { Refusal } from '../refusal.ts';
import { addRoutes, createServer } from './server.ts';
import { serve } from './serve.ts';

test.each([
  { fails: ['chat.not_found'] as const, checksAnswers: true, status: 404 },
  { fails: [], checksAnswers: true, status: 500 },
  { fails: [], checksAnswers: false, status: 404 },
])(
  'a refusal is answered with $status where the contract lists $fails and checksAnswers is $checksAnswers',
  async ({ fails, checksAnswers, status }) => {
    const { app } = await world();
    const server = await createServer(app.platform, { shedsLoad: false });
    const promised = endpoint({
      method: 'GET',
      path: '/api/nothing',
      summary: 'Refuses.',
      access: 'public',
      answer: Done,
      fails,
    });
    const refusing = serve(promised, () => Promise.reject(new Refusal('chat.not_found')));
    addRoutes(server, app.platform, [refusing], {
      authenticate: () => Promise.reject(new Error('nobody is asked for a token')),
      cookieSession: () => Promise.resolve(null),
      checksAnswers,
    });
    const answer = await server.inject({ method: 'GET', url: '/api/nothing' });
    await server.close();
    expect(answer.statusCode).toBe(status);
  },
);
