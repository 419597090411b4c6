/** The key of pictures and cards for the first message at home. */
export const homePlace = 'home';
