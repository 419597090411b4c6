import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { languages, limits } from '#contract/values.ts';
import { canHavePasskeys } from '../security/relying-party.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Route, serve } from '../../platform/http/serve.ts';

const cacheSeconds = 60;

async function showConfig({ platform, reply }: Call) {
  const { config, guide, payments } = platform;
  void reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  return {
    product_name: config.PRODUCT_NAME,
    languages: [...languages],
    google_client_id: config.GOOGLE_CLIENT_ID ?? null,
    passkeys: canHavePasskeys(config),
    vapid_public_key: null,
    guide: {
      built_in: guide.builtIn,
      provider: guide.provider,
      model: guide.model,
      first_word_s: config.AI_FIRST_BYTE_TIMEOUT_MS / 1_000,
      vision: guide.vision,
      transcription: guide.transcribe !== null,
      translation: guide.write !== null,
    },
    billing: payments !== null,
    mail: config.SMTP_URL !== undefined,
    signup: config.SIGNUP,
    operator: { name: config.OPERATOR_NAME ?? null, email: config.OPERATOR_EMAIL ?? null },
    community: config.COMMUNITY_LINKS ?? [],
    terms_version: termsVersion,
    limits: { ...limits },
  };
}

export const configRoutes: Route[] = [serve(api.config.show, showConfig)];
