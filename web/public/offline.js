// Loads the wanted page again as soon as the server answers.
const PAUSE = 3000;

async function look() {
  const there = await fetch("/api/ready", { cache: "no-store" }).then((answer) => answer.ok, () => false);
  if (there) location.reload();
}

setInterval(look, PAUSE);
addEventListener("online", look);
