#include <algorithm>
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
            deepest = max(deepest, (int)st.size());
        } else if (st.empty() || st.top() != name.substr(1)) {
            wrong = count;
        } else {
            st.pop();
        }
    }
    if (wrong == 0 && !st.empty()) wrong = count + 1;
    if (wrong > 0) cout << "error " << wrong << endl;
    else cout << "ok " << deepest << endl;
    return 0;
}
