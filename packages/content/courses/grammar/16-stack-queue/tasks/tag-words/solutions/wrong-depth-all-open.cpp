// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
#include <stack>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    stack<string> st;
    int count = 0, deepest = 0, wrong = 0, i = 0;
    while (i < (int)s.size() && wrong == 0) {
        int e = s.find(">", i);
        string name = s.substr(i + 1, e - i - 1);
        i = e + 1;
        count++;
        if (name[0] != '/') {
            st.push(name);
            deepest++;
        } else if (st.empty() || st.top() != name.substr(1)) {
            wrong = count + 1;
        } else {
            st.pop();
        }
    }
    if (wrong == 0 && !st.empty()) wrong = count + 1;
    if (wrong > 0) cout << "error " << wrong << endl;
    else cout << "ok " << deepest << endl;
    return 0;
}
