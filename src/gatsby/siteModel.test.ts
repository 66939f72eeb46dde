import { expect, test } from "vitest";
import type { SiteModel } from "../docs/siteModel";
import { currentSiteModel, freshSiteModel, takeMaker } from "./siteModel";

/** A maker whose models are made when the test says so. */
function slowMaker() {
  const ends: { resolve(made: SiteModel): void; reject(error: Error): void }[] = [];
  const make = () => new Promise<SiteModel>((resolve, reject) => ends.push({ resolve, reject }));
  takeMaker({ make, tree: () => null });
  return ends;
}

const model = () => ({}) as SiteModel;
const turns = () => new Promise((resolve) => setTimeout(resolve));

test("whoever asks while a model is being made gets the same one", async () => {
  const ends = slowMaker();
  const asked = [currentSiteModel(), currentSiteModel()];
  const made = model();
  ends[0]?.resolve(made);
  for (const answer of await Promise.all(asked)) expect(answer).toBe(made);
  expect(ends).toHaveLength(1);
});

test.each(["read before the change", "could not be read"])(
  "who looks for changes gets a model of its own, when the one under way %s",
  async (end) => {
    const ends = slowMaker();
    const underWay = currentSiteModel().catch(() => null);
    const fresh = freshSiteModel();
    if (end === "could not be read") ends[0]?.reject(new Error("a file is gone"));
    else ends[0]?.resolve(model());
    await underWay;
    await turns();
    const made = model();
    ends[1]?.resolve(made);
    expect(await fresh).toBe(made);
  },
);
