/** The result of sharing a link: given to another program, put on the clipboard, cancelled, or not possible here. */
export type Shared = "given" | "copied" | "broken off" | "impossible";

/** Gives a link to the system's share sheet, or puts it on the clipboard, alone or with its text. A page without a certificate has neither. */
export async function share(link: string, text?: string, copies: "link" | "text and link" = "link"): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title: "Ivanhoe", url: link, ...(text === undefined ? {} : { text }) });
      return "given";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "broken off";
    }
  }
  return copy(copies === "link" || text === undefined ? link : `${text} ${link}`);
}

/** Puts a link on the clipboard. */
export async function copy(link: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "impossible";
  }
}
