/**
 * The day since which the privacy policy and the terms hold; it is their version. A change that people have to agree to
 * gets a new day, and everybody who agreed to an older one is asked again.
 */
export const termsVersion = '2026-11-28';
