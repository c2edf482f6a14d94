/** What came of sharing a link: given to another program, put on the clipboard, broken off, or not possible here. */
export type Shared = "given" | "copied" | "broken off" | "impossible";

/** Gives a link to the system's share sheet, or puts it on the clipboard. A page without a certificate has neither. */
export async function share(link: string, text?: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title: "Ivanhoe", url: link, ...(text === undefined ? {} : { text }) });
      return "given";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "broken off";
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "impossible";
  }
}
