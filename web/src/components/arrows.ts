const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In a group of radio buttons or tabs, arrows go round and choose, as everywhere else; what cannot be chosen is passed over. */
export function arrows(group: HTMLElement): () => void {
  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const all = [...group.querySelectorAll<HTMLElement>('[role="radio"], [role="tab"]')].filter((each) => each.ariaDisabled !== "true");
    const at = all.indexOf(event.target as HTMLElement);
    if (all.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(at + step + all.length) % all.length]!;
    next.click();
    next.focus();
  };
  group.addEventListener("keydown", go);
  return () => group.removeEventListener("keydown", go);
}
