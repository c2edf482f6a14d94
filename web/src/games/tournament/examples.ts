// Made from the Rust types by `make types`. Do not edit.

import type { View } from "./types";

export const EXAMPLES = {
  turn: {
    before: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":0,"added":0,"colour":"red","previous":null,"in":["A","B"],"seats":[{"cards":5,"hand":["B2","P3","R3","S2","Y4"],"known":[],"display":["R4","S3"],"total":7,"shield":false,"stunned":false,"tokens":["green"]},{"cards":4,"hand":null,"known":[],"display":["R4","R5"],"total":9,"shield":false,"stunned":false,"tokens":["blue"]}],"deck":4,"discard":[]},
    after: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":1,"added":1,"colour":"red","previous":null,"in":["A","B"],"seats":[{"cards":4,"hand":["B2","P3","S2","Y4"],"known":[],"display":["R4","S3","R3"],"total":10,"shield":false,"stunned":false,"tokens":["green"]},{"cards":4,"hand":null,"known":[],"display":["R4","R5"],"total":9,"shield":false,"stunned":false,"tokens":["blue"]}],"deck":4,"discard":[]},
  },
  action: {
    before: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":0,"added":0,"colour":"red","previous":null,"in":["A","B"],"seats":[{"cards":3,"hand":["B2","P3","riposte"],"known":[],"display":["R4"],"total":4,"shield":false,"stunned":false,"tokens":[]},{"cards":2,"hand":null,"known":[],"display":["R3","R5"],"total":8,"shield":false,"stunned":false,"tokens":[]}],"deck":4,"discard":[]},
    after: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":1,"added":1,"colour":"red","previous":null,"in":["A","B"],"seats":[{"cards":2,"hand":["B2","P3"],"known":[],"display":["R4","R5"],"total":9,"shield":false,"stunned":false,"tokens":[]},{"cards":2,"hand":null,"known":[],"display":["R3"],"total":3,"shield":false,"stunned":false,"tokens":[]}],"deck":4,"discard":["riposte"]},
  },
  colour: {
    before: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":0,"added":0,"colour":"blue","previous":null,"in":["A","B"],"seats":[{"cards":3,"hand":["R3","Y2","drop-weapon"],"known":[],"display":["S2","B2","S2"],"total":6,"shield":false,"stunned":false,"tokens":[]},{"cards":2,"hand":null,"known":[],"display":["B5","B4"],"total":9,"shield":false,"stunned":false,"tokens":[]}],"deck":4,"discard":[]},
    after: {"viewer":"A","options":{"players":2,"ties":"strict","repeat":"purple-only","discard":"top-only"},"tournament":0,"phase":"turn","turn":"A","played":1,"added":0,"colour":"green","previous":null,"in":["A","B"],"seats":[{"cards":2,"hand":["R3","Y2"],"known":[],"display":["S2","B2","S2"],"total":3,"shield":false,"stunned":false,"tokens":[]},{"cards":2,"hand":null,"known":[],"display":["B5","B4"],"total":2,"shield":false,"stunned":false,"tokens":[]}],"deck":4,"discard":["drop-weapon"]},
  },
} satisfies Record<string, { before: View; after: View }>;
