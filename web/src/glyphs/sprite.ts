import { trusted } from "../trusted";

/** Puts drawings into the page, once, so that `<use>` finds them. */
export function addSprite(name: string, svg: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id)) return;
  const parsed = new DOMParser().parseFromString(trusted.createHTML(svg), "image/svg+xml").documentElement;
  parsed.id = id;
  parsed.setAttribute("aria-hidden", "true");
  parsed.setAttribute("class", "sprite");
  document.body.prepend(document.adoptNode(parsed));
}
