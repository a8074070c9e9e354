// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

char text[100005], undone[100005];

int main() {
    string s;
    cin >> s;
    int top = 0, back = 0;
    for (char c : s) {
        if (c == '<') {
            if (top > 0) undone[back++] = text[--top];
        } else if (c == '>') {
            if (back > 0) text[top++] = undone[--back];
        } else {
            text[top++] = c;
        }
    }
    if (top == 0) cout << "EMPTY";
    for (int i = 0; i < top; i++) cout << text[i];
    cout << endl;
    return 0;
}
