/** The texts that everybody may read, signed in or not. */
export const privacyPolicyHref = '/profile/privacy_policy';
export const termsServiceHref = '/profile/terms_service';
