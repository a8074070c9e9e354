// fails: 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, text;
    char last = 0;
    cin >> s;
    for (char c : s) {
        if (c == '<') {
            if (!text.empty()) {
                last = text.back();
                text.pop_back();
            }
        } else if (c == '>') {
            if (last != 0) {
                text.push_back(last);
                last = 0;
            }
        } else {
            text.push_back(c);
            last = 0;
        }
    }
    if (text.empty()) text = "EMPTY";
    cout << text << endl;
    return 0;
}
