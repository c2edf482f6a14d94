// Shows the built client with the scenes of scenes.js and scenes-castles.js. `node dev/server.js [port]`
import { standIn } from "./standin.js";

const { url } = await standIn(Number(process.argv[2] ?? 8787));
console.log(url);
