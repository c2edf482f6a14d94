import { learning } from "./large.js";
import { LANGUAGES } from "./layout.js";
import { stage } from "./stage.js";

const set = stage();
for (const language of LANGUAGES) learning(set, language);
