// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <queue>
#include <string>
using namespace std;

int main() {
    string s, text;
    queue<char> undone;
    cin >> s;
    for (char c : s) {
        if (c == '<') {
            if (!text.empty()) {
                undone.push(text.back());
                text.pop_back();
            }
        } else if (c == '>') {
            if (!undone.empty()) {
                text.push_back(undone.front());
                undone.pop();
            }
        } else {
            text.push_back(c);
            while (!undone.empty()) undone.pop();
        }
    }
    if (text.empty()) text = "EMPTY";
    cout << text << endl;
    return 0;
}
