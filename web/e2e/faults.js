/**
 * What is wrong with a table in this window: what leaves its box, is cut, is covered or lies beyond the window, and how much
 * stays empty. Runs in the page, so it knows nothing but its arguments.
 */
export function faultsIn(win) {
  const doc = win.document;
  const { innerWidth: wide, innerHeight: high } = win;
  const rem = parseFloat(win.getComputedStyle(doc.documentElement).fontSize);
  /** With large text the table scrolls as a page does. */
  const paged = wide <= 17 * rem || high <= 17 * rem;
  const table = doc.querySelector(".table");
  const found = new Set();
  const fault = (element, text) => found.add(`${nameOf(element)} ${text}`);
  const nameOf = (element) => {
    const path = [];
    for (let at = element; at && at !== table.parentElement && path.length < 3; at = at.parentElement) path.unshift(at.tagName.toLowerCase() + [...at.classList].slice(0, 2).map((name) => `.${name}`).join(""));
    return path.join(" ");
  };
  /** Drawn as one thing, whatever is inside. */
  const WHOLE = "svg, .card, .held, .tok, .arms, .cancelled, .gauge, .timebar";
  const SKIP = ".vh, .cover, .side, .dot, .stat, .flying, .herald, .banner-top, .guide, dialog";
  const MAY_SCROLL = ".hand, .asked, .offerrow, .logwrap, .tline, .fan.aimed, .kinds";

  /** Every element that has a box, with what matters of its style; one look at each. */
  const looks = new Map();
  const leaves = [];
  const drawn = [];
  const boxOf = (element) => (looks.get(element).box ??= element.getBoundingClientRect());
  const walk = (element, above) => {
    const style = win.getComputedStyle(element);
    const display = style.display;
    if (display === "none") return;
    const whole = element.matches(WHOLE);
    const skipped = above.skipped || element.matches(SKIP) || style.clipPath === "inset(50%)";
    const { overflowX, overflowY } = style;
    const filled = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none" || parseFloat(style.borderTopWidth) > 0;
    const look = {
      display, position: style.position, hides: overflowX !== "visible" || overflowY !== "visible", skipped,
      scrollsX: overflowX === "auto" || overflowX === "scroll", scrollsY: overflowY === "auto" || overflowY === "scroll",
      drawn: filled, visible: above.visible && style.visibility === "visible" && style.opacity !== "0", box: null,
    };
    looks.set(element, look);
    if ((filled || whole) && display !== "contents" && !element.matches("dialog, .cover, .vh")) drawn.push(element);
    const counts = look.visible && !skipped;
    if (whole) {
      if (counts) leaves.push({ element, rects: [boxOf(element)] });
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 1) walk(node, look);
      else if (counts && node.nodeType === 3 && node.data.trim() !== "") {
        const range = doc.createRange();
        range.selectNodeContents(node);
        leaves.push({ element, rects: [...range.getClientRects()], text: node.data.trim().slice(0, 24) });
      }
    }
  };
  walk(table, { skipped: false, visible: true });

  // Nothing leaves its box, and nothing is cut.
  for (const { element, rects, text } of leaves) {
    const what = text === undefined ? "" : `“${text}” `;
    for (const rect of rects) {
      if (rect.width < 1) continue;
      let [freeX, freeY] = [false, paged];
      for (let at = text === undefined ? element.parentElement : element; at && at !== table.parentElement; at = at.parentElement) {
        const look = looks.get(at);
        if (look.display === "contents" || look.display.startsWith("inline") && !look.drawn) continue;
        if (!look.hides && !look.drawn && at !== table) continue;
        const box = boxOf(at);
        const over = { left: box.left - rect.left, right: rect.right - box.right, top: box.top - rect.top, bottom: rect.bottom - box.bottom };
        const scroller = at.matches(MAY_SCROLL);
        freeX ||= scroller && look.scrollsX;
        freeY ||= (scroller || at.matches(".ending, .sheet")) && look.scrollsY;
        const beyond = Object.entries(over).filter(([side, by]) => by > 1.5 && !(["left", "right"].includes(side) ? freeX : freeY));
        if (beyond.length > 0) {
          fault(element, `${what}leaves ${nameOf(at)} by ${beyond.map(([side, by]) => `${Math.round(by)} ${side}`).join(", ")}`);
          break;
        }
      }
      if (!freeX && (rect.left < -1 || rect.right > wide + 1)) fault(element, `${what}is beyond the window`);
      if (!freeY && (rect.top < -1 || rect.bottom > high + 1)) fault(element, `${what}is beyond the window`);
    }
  }
  for (const word of table.querySelectorAll(".card .wd, .card .nm")) {
    if (word.scrollWidth > word.clientWidth + 1 && word.checkVisibility()) fault(word, `“${word.textContent || word.dataset.short}” is cut`);
  }

  // What lies side by side does not overlap.
  const OVERLAPS = ".fan, .goods, .hand, .card, .held, .cancelled, svg, .arms, .gauge, .timebar, .tline, .track.preview";
  const flat = (parent) => [...parent.children].flatMap((child) => (looks.get(child)?.display === "contents" ? flat(child) : [child]));
  const check = (parent) => {
    if (looks.get(parent)?.skipped !== false || parent.matches(OVERLAPS)) return;
    const children = flat(parent).filter((child) => {
      const look = looks.get(child);
      // Words that run on have no box of their own.
      return look?.skipped === false && look.display !== "inline" && !child.matches(".btn.undo") && (look.position !== "absolute" || child.matches(".dealbox"));
    });
    for (const [at, one] of children.entries()) {
      const box = boxOf(one);
      for (const other of children.slice(at + 1)) {
        // What sticks to an edge of a page that scrolls lies over the rest.
        if (paged && [one, other].some((each) => looks.get(each).position === "sticky")) continue;
        const next = boxOf(other);
        const x = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (x > 2 && y > 2) fault(one, `and ${nameOf(other)} overlap by ${Math.round(x)}×${Math.round(y)}`);
      }
    }
    for (const child of children) check(child);
  };
  check(table);

  // What can be done can be reached: the hand, and every button of the question.
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  for (const button of table.querySelectorAll(".me .btn, .foot .btn, .acts .btn")) {
    if (!looks.has(button) || button.closest(".asked, .hand")) continue;
    const box = boxOf(button);
    const main = button.matches(".pri");
    if (paged && !main) continue;
    if (!inside(box)) fault(button, "is not in the window");
    const hit = doc.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null || !button.contains(hit)) fault(button, `is covered by ${hit ? nameOf(hit) : "nothing"}`);
  }
  for (const held of paged ? [] : [...table.querySelectorAll(".hand .held")].slice(0, 4)) {
    const box = boxOf(held);
    const frame = boxOf(held.closest(".hand"));
    if (box.left > frame.right - 12 || box.left < frame.left - 1) continue;
    if (box.bottom > high + 1 || box.top < -1) fault(held, "is not in the window");
    else {
      const hit = doc.elementFromPoint(box.left + 6, box.top + box.height / 2);
      if (hit === null || !held.contains(hit)) fault(held, `is covered by ${hit ? nameOf(hit) : "nothing"}`);
    }
  }
  // What comes and goes over the table covers nothing of it.
  for (const button of paged ? [] : table.querySelectorAll(".btn.undo")) {
    const box = boxOf(button);
    for (const { element, rects } of leaves.filter(({ element }) => !button.contains(element))) {
      const covers = rects.some((rect) => Math.min(box.right, rect.right) - Math.max(box.left, rect.left) > 2 && Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top) > 2);
      if (covers) fault(button, `covers ${nameOf(element)}`);
    }
  }
  if (doc.documentElement.scrollWidth > wide) fault(doc.body, `is ${doc.documentElement.scrollWidth - wide} px too wide`);
  if (!paged && doc.documentElement.scrollHeight > high) fault(doc.body, `is ${doc.documentElement.scrollHeight - high} px too high`);

  // No large part of the window stays empty.
  if (!paged) {
    const boxes = drawn.map(boxOf).filter(({ width }) => width < wide * 4);
    for (const [from, to, size, word] of [["top", "bottom", high, "height"], ["left", "right", wide, "width"]]) {
      const spans = boxes.map((box) => [Math.max(0, box[from]), box[to]]).sort(([one], [other]) => one - other);
      let reach = 0;
      for (const [start, end] of [...spans, [size, size]]) {
        if (start - reach > 0.2 * size) fault(table, `leaves ${Math.round(start - reach)} px of ${size} px of the ${word} empty`);
        reach = Math.max(reach, end);
      }
    }
  }
  return [...found];
}

/** What the Tournament asks for besides: lanes and strip hold what is theirs, no text is cut, spines keep off their glyphs. */
export function tournamentFaultsIn(win) {
  const doc = win.document;
  const found = [];
  const shown = (selector, root = doc) => [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const inside = (each, parent) => {
    const [a, b] = [each.getBoundingClientRect(), parent.getBoundingClientRect()];
    const out = Math.max(a.right - b.right, b.left - a.left, a.bottom - b.bottom, b.top - a.top);
    if (a.width > 0 && out > 1.5) found.push(`${each.className} is ${Math.round(out)} px out of ${parent.className}`);
  };
  /** The box of some letters. */
  const letters = (each, from, to) => {
    const range = doc.createRange();
    range.setStart(each.firstChild, from);
    range.setEnd(each.firstChild, to);
    return range.getBoundingClientRect();
  };
  for (const lane of shown(".lane")) for (const each of shown(".who, .nm0, .toks, .meta, .tot .nums, .fan:not(.aimed) li", lane)) inside(each, lane);
  for (const each of shown(".strip .hint, .strip .st, .strip .need, .strip .gauge, .strip .inacts .btn")) inside(each, doc.querySelector(".strip"));
  for (const each of shown(".strip .hint, .tournament .btn, .colour, .head .txt")) {
    if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1) found.push(`“${each.textContent.trim().slice(0, 40)}” is cut`);
  }
  for (const each of shown(".card .spine")) {
    const [glyph, card] = [each.previousElementSibling, each.closest(".card")].map((one) => one.getBoundingClientRect());
    // The letters themselves: a long word may leave its own box.
    const box = letters(each, 0, each.textContent.length);
    if (box.top < glyph.bottom - 1 || box.bottom > card.bottom + 1 || box.left < card.left - 1) found.push(`${each.textContent} leaves its spine`);
    // A sign that stands upright between letters that lie is as high as it is wide for them.
    const sign = each.textContent.indexOf("’");
    if (sign >= 0 && letters(each, sign, sign + 1).height > 0.6 * parseFloat(win.getComputedStyle(each).fontSize)) found.push(`${each.textContent} has an upright sign`);
  }
  // Nine cards, as many as most hands have, need no scrolling, also if one of them is lifted.
  for (const hand of shown(".hand")) {
    if (hand.children.length <= 9 && hand.scrollWidth > hand.clientWidth + 1) found.push(`the hand is ${hand.scrollWidth - hand.clientWidth} px too wide`);
  }
  // The goal is always on the screen, and what everybody has of it.
  for (const lane of shown(".lane")) if (shown(".toks .tok", lane).length < 5) found.push(`${lane.className} shows no tokens`);
  if (shown(".head .sub").length === 0) found.push("the head does not say the goal");
  const rem = parseFloat(win.getComputedStyle(doc.documentElement).fontSize);
  // A name may end in dots where a lane is narrow, but not where the table has become a page.
  if (win.innerWidth <= 17 * rem) {
    for (const name of shown(".lanes .nm1")) if (name.scrollWidth > name.clientWidth + 1) found.push(`“${name.textContent}” is cut`);
  }
  return found;
}
