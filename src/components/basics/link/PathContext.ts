import { createContext, useContext } from "react";

/** Address of the page without the path prefix. By itself, because every link asks for it and for nothing else. */
export const PathContext = createContext("/");

export function usePath(): string {
  return useContext(PathContext);
}
