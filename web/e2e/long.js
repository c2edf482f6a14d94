/** Is there time for everything in every size, theme and language (`make test-long`)? */
export const isLong = process.env.IVANHOE_LONG === "1";
