/** Where what goes with the first line at home is kept: pictures and cards. */
export const homePlace = 'home';
