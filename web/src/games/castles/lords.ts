/** The lords by seat (C2.1). */
export const LORDS = ["cedric", "athelstane", "front-de-boeuf", "de-bracy", "malvoisin", "bois-guilbert"] as const;
